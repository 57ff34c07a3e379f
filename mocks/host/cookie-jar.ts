/** A cookie in a browser. */
export interface Cookie {
  name: string
  value: string
  path: string
  expiresAt: number
}

/**
 * Cookies of a mocked browser. Browsers hide Cookie and Set-Cookie from service workers, so the
 * mock implements the parts of RFC 6265 that the product uses: Path and Max-Age.
 */
export class CookieJar {
  #cookies: Cookie[]

  constructor(
    private readonly now: () => Date,
    cookies: Cookie[] = [],
  ) {
    this.#cookies = cookies
  }

  /** Returns the Cookie header for a path. */
  headerFor(path: string): string {
    const now = this.now().getTime()
    return this.#cookies
      .filter((cookie) => path.startsWith(cookie.path) && cookie.expiresAt > now)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  /** Stores the cookies of Set-Cookie headers. */
  store(setCookies: readonly string[]): void {
    for (const header of setCookies) {
      const [pair = '', ...attributes] = header.split('; ')
      const [name = '', value = ''] = pair.split('=')
      const findAttribute = (key: string) =>
        attributes.find((a) => a.startsWith(`${key}=`))?.slice(key.length + 1)
      const cookie = {
        name,
        value,
        path: findAttribute('Path') ?? '/',
        expiresAt: this.now().getTime() + Number(findAttribute('Max-Age') ?? Infinity) * 1000,
      }
      this.#cookies = [
        ...this.#cookies.filter((other) => other.name !== name || other.path !== cookie.path),
        cookie,
      ]
    }
  }

  /** Removes a cookie, as if it had expired. */
  remove(name: string): void {
    this.#cookies = this.#cookies.filter((cookie) => cookie.name !== name)
  }

  /** Returns the cookies to be stored across a reload. */
  snapshot(): Cookie[] {
    return [...this.#cookies]
  }
}
