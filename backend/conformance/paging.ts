type PageOfIds = { items: { id: string }[]; next_cursor: string | null }

/** The ids of all pages in their order, following the cursors. */
export async function readAllIds(
  read: (cursorParameter: string) => Promise<PageOfIds>,
): Promise<string[]> {
  const ids: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: PageOfIds = await read(cursor && `&cursor=${cursor}`)
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  return ids
}
