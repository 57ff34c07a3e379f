export interface FileRules {
  /** How names end, as `<input accept>` takes it: '.pdf', '.xlsx'. */
  accept: readonly string[]
  maxBytes: number
}

export interface RefusedFile {
  name: string
  why: 'too_large' | 'wrong_type'
}

/** Sorts files into those that fit the rules and those that don't, with the reason. The server checks again. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes }: FileRules,
): { taken: File[]; refused: RefusedFile[] } {
  const taken: File[] = []
  const refused: RefusedFile[] = []
  for (const file of files) {
    if (!accept.some((ending) => file.name.toLowerCase().endsWith(ending)))
      refused.push({ name: file.name, why: 'wrong_type' })
    else if (file.size > maxBytes) refused.push({ name: file.name, why: 'too_large' })
    else taken.push(file)
  }
  return { taken, refused }
}
