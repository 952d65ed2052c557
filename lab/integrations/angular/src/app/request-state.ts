import type { HttpResourceRef } from "@angular/common/http";
import { Component, input } from "@angular/core";

@Component({
  selector: "saffron-request-state",
  template: `
    @let request = resource();
    @if (request.isLoading()) {
      <p role="status">Loading…</p>
    } @else if (request.error()) {
      <p role="alert">
        {{ request.error()?.message }}
        <button type="button" (click)="request.reload()">Try again</button>
      </p>
    }
  `,
})
export class RequestState {
  readonly resource = input.required<HttpResourceRef<unknown>>();
}
