import { ref, toValue, watchEffect } from "vue";

const strapiUrl = import.meta.env.VITE_STRAPI_URL;

/**
 * What GET /api… answers, asked again whenever the path or a parameter changes.
 *
 * @param {() => string} path
 * @param {() => Record<string, string>} parameters
 */
export function useStrapi(path, parameters) {
  const answer = ref(null);
  const error = ref(null);

  watchEffect(async (onCleanup) => {
    const abort = new AbortController();
    onCleanup(() => abort.abort());
    const address = `${strapiUrl}/api${toValue(path)}?${new URLSearchParams(toValue(parameters))}`;
    try {
      const response = await fetch(address, { signal: abort.signal });
      const body = await response.json();
      answer.value = response.ok ? body : null;
      error.value = response.ok ? null : `${body.error.status}: ${body.error.message}`;
    } catch (problem) {
      if (!abort.signal.aborted) error.value = String(problem);
    }
  });

  return { answer, error };
}

/** Files of the local provider have a path, those of others a whole address: this serves both. */
export const addressOf = (file) => new URL(file.url, strapiUrl).href;
