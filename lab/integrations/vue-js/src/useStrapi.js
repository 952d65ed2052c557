import { onMounted, onUnmounted, ref, toValue, watch } from "vue";

const strapiUrl = import.meta.env.VITE_STRAPI_URL;

/**
 * The response to GET /api…, requested again whenever a parameter changes.
 *
 * @param {string} path
 * @param {() => Record<string, string>} parameters
 */
export function useStrapi(path, parameters) {
  const result = ref(null);
  const error = ref(null);
  const isLoading = ref(true);
  const version = ref(0);

  async function load([query], _before, onCleanup) {
    const abort = new AbortController();
    onCleanup(() => abort.abort());
    isLoading.value = true;
    try {
      const response = await fetch(`${strapiUrl}/api${path}?${new URLSearchParams(query)}`, {
        signal: AbortSignal.any([abort.signal, AbortSignal.timeout(10 * 1000)]),
      });
      const body = await response.json();
      result.value = response.ok ? body : null;
      error.value = response.ok ? null : `${body.error.status}: ${body.error.message}`;
    } catch (problem) {
      if (abort.signal.aborted) return;
      result.value = null;
      error.value = String(problem);
    }
    isLoading.value = false;
  }
  watch(() => [toValue(parameters), version.value], load, { immediate: true });

  return { result, error, isLoading, reload: () => version.value++ };
}

/** The local provider stores a path. Other providers store a complete URL. */
export const urlOf = (file) => new URL(file.url, strapiUrl).href;

/** Calls `reload` when an editor saves the entry next to the preview. */
export function whenSaved(reload) {
  const listener = ({ origin, data }) => {
    if (origin === new URL(strapiUrl).origin && data?.type === "strapiUpdate") reload();
  };
  onMounted(() => window.addEventListener("message", listener));
  onUnmounted(() => window.removeEventListener("message", listener));
}
