/** A line that is a path of the application. */
const LINK = /^\/\S+$/m

/** A mail's text and its link, each by itself. */
export function splitLink(body: string): { text: string; link: string | null } {
  const link = LINK.exec(body)?.[0] ?? null
  return { link, text: body.replace(LINK, '').replace(/\n{3,}/g, '\n\n') }
}

/** A mail's text with a link that can be followed from anywhere. */
export const addAppUrl = (body: string, appUrl: string): string =>
  body.replace(LINK, (path) => appUrl + path)
