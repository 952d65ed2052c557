import { z } from "zod";
import type { RunningLab } from "../../runner/platform/lab";

export interface LabResponse {
  status: number;
  /** The parsed body; undefined where there is none. */
  body: unknown;
}

interface Question {
  method?: string;
  /** An API token or a JWT. */
  token?: string;
  data?: unknown;
}

/** Asks a lab over HTTP. */
export async function ask(lab: RunningLab, path: string, question: Question = {}): Promise<LabResponse> {
  const { method = "GET", token, data } = question;
  const response = await fetch(lab.url + path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(data === undefined ? {} : { "Content-Type": "application/json" }),
    },
    ...(data === undefined ? {} : { body: JSON.stringify(data) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** @returns the access token of an administrator */
export async function signIn(lab: RunningLab, email: string): Promise<string> {
  const admin = lab.accounts.admins.find((account) => account.email === email);
  const data = { email, password: admin?.password };
  const { body } = await ask(lab, "/admin/login", { method: "POST", data });
  return sessionSchema.parse(body).data.token;
}

const sessionSchema = z.object({ data: z.object({ token: z.string() }) });
