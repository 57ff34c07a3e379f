import type { Database, SqlJsStatic } from 'sql.js'

/** Bytes that are copied at once, as many as in a page of SQLite. */
const PAGE_SIZE = 4096

/**
 * Opens a copy of a database file that shares the file's bytes and copies only the pages that it
 * changes. Copying a whole seed would take longer than most tests of it.
 * @param bytes must not change while the copy is open
 */
export function openDatabaseCopy(sql: SqlJsStatic, bytes: Uint8Array): Database {
  // sql.js stores a slice of the bytes as the file's contents.
  const sharedBytes = Object.defineProperty(bytes.subarray(), 'slice', {
    value: () => new CopyOnWriteFile(bytes),
  })
  return new sql.Database(sharedBytes)
}

/** Contents of a file, with what the file system of sql.js calls of a Uint8Array. */
class CopyOnWriteFile {
  /** Room for growth. The file system would copy a file that is full. */
  readonly length = Number.MAX_SAFE_INTEGER
  readonly #bytes: Uint8Array
  readonly #changedPages = new Map<number, Uint8Array>()

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  /** Returns the bytes for reading only. */
  subarray(start: number, end: number): Uint8Array {
    const page = Math.floor(start / PAGE_SIZE)
    const offset = page * PAGE_SIZE
    if (end <= offset + PAGE_SIZE)
      return this.#readPage(page).subarray(start - offset, end - offset)
    const range = new Uint8Array(end - start)
    for (const part of splitByPage(start, end))
      range.set(this.#readPage(part.page).subarray(part.start, part.end), part.position)
    return range
  }

  set(bytes: Uint8Array, start: number): void {
    for (const part of splitByPage(start, start + bytes.length)) {
      const page = this.#changedPages.get(part.page) ?? this.#copyPage(part.page)
      this.#changedPages.set(part.page, page)
      page.set(bytes.subarray(part.position, part.position + part.end - part.start), part.start)
    }
  }

  #readPage(page: number): Uint8Array {
    const isShared = (page + 1) * PAGE_SIZE <= this.#bytes.length
    return (
      this.#changedPages.get(page) ?? (isShared ? this.#sharedPage(page) : this.#copyPage(page))
    )
  }

  /** Returns a whole page, with zeros after the end of the shared bytes. */
  #copyPage(page: number): Uint8Array {
    const copy = new Uint8Array(PAGE_SIZE)
    copy.set(this.#sharedPage(page))
    return copy
  }

  #sharedPage(page: number): Uint8Array {
    return this.#bytes.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)
  }
}

type PagePart = {
  page: number
  /** Range within the page. */
  start: number
  end: number
  /** Position of the part in the whole range. */
  position: number
}

function splitByPage(start: number, end: number): PagePart[] {
  const parts: PagePart[] = []
  for (let position = start; position < end;) {
    const page = Math.floor(position / PAGE_SIZE)
    const offset = page * PAGE_SIZE
    const partEnd = Math.min(end, offset + PAGE_SIZE)
    parts.push({
      page,
      start: position - offset,
      end: partEnd - offset,
      position: position - start,
    })
    position = partEnd
  }
  return parts
}
