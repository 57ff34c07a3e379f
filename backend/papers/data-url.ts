/** Bytes that are converted at a time, because a call has a limited number of arguments. */
const CHUNK = 8192

/** Returns a file as a data URL, in any host. */
export function toDataUrl(content: Uint8Array, mediaType: string): string {
  let letters = ''
  for (let at = 0; at < content.length; at += CHUNK)
    letters += String.fromCharCode(...content.subarray(at, at + CHUNK))
  return `data:${mediaType};base64,${btoa(letters)}`
}

/** Returns the content of a data URL. */
export const fromDataUrl = (url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (letter) => letter.charCodeAt(0))
