import { useState } from "react";

/** Copies strings to the clipboard and reports the result. */
export function useCopy() {
  const [message, setMessage] = useState("");
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(`${what} copied`);
    } catch {
      setMessage("Your browser doesn't allow copying here");
    }
  };
  return { message, copy, forget: () => setMessage("") };
}
