/**
 * Returns the column of a sort, in either direction.
 * @param columns one for each sort of the contract
 * @param sort a leading minus if descending
 */
export function getSortColumn<Name extends string, Column>(
  columns: Readonly<Record<Name, Column>>,
  sort: NoInfer<Name | `-${Name}`>,
): Column {
  const isSort = (name: string): name is Name => Object.hasOwn(columns, name)
  const name = sort.replace('-', '')
  if (!isSort(name)) throw new Error(`No column for the sort ${sort}`)
  return columns[name]
}
