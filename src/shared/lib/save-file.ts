/** Saves content as a file; a file has its own name. */
export function saveFile(content: Blob & { name?: string }, name = content.name ?? ''): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
