declare module 'virtual:seeded-worlds' {
  /** Addresses of seeded databases by scenario. */
  export const seededUrls: Readonly<Record<string, string | undefined>>
}
