/** A line that is a path of the application. */
const LINK = /^\/\S+$/m

/** Splits a mail into text and link. */
export function splitLink(body: string): { text: string; link: string | null } {
  const link = LINK.exec(body)?.[0] ?? null
  return { link, text: body.replace(LINK, '').replace(/\n{3,}/g, '\n\n') }
}

/** Makes the link of a mail absolute. */
export const addAppUrl = (body: string, appUrl: string): string =>
  body.replace(LINK, (path) => appUrl + path)
