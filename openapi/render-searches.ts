import { resolveParameter, resolveSchema, type Contract, type Schema } from './render-operations'

/** The contract's UUIDs, as RFC 9562 writes them. */
const uuid = String.raw`/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i`

/**
 * Renders the filters and sorts of lists as data, without paging. The router checks addresses with
 * it before any validator is loaded. A list is an operation with a cursor. Each has its own file,
 * which is loaded with its page; `searches.ts` re-exports all.
 */
export function renderSearches(contract: Contract): Record<string, string> {
  const lists = Object.values(contract.paths).flatMap(({ get }) => {
    const query = (get?.parameters ?? [])
      .map((one) => resolveParameter(contract, one))
      .filter((one) => one.in === 'query')
    const chosen = query.filter(({ name }) => name !== 'cursor' && name !== 'limit')
    return get && chosen.length > 0 && query.some(({ name }) => name === 'cursor')
      ? [{ id: get.operationId, chosen }]
      : []
  })
  const files: Record<string, string> = {
    'searches.ts': lists.map(({ id }) => `export * from './searches/${id}'\n`).join(''),
  }
  for (const { id, chosen } of lists) {
    const rows = chosen.map(
      ({ name, schema }) => `  ${name}: { ${renderRules(contract, schema).join(', ')} },\n`,
    )
    files[`searches/${id}.ts`] = `export const ${id}Search = {\n${rows.join('')}} as const\n`
  }
  return files
}

function renderRules(contract: Contract, named: Schema): string[] {
  const schema = resolveSchema(contract, named)
  if (schema.items) return ['isList: true', ...renderRules(contract, schema.items)]
  return [
    ...(schema.enum ? [`values: [${schema.enum.map((value) => `'${value}'`).join(', ')}]`] : []),
    ...(schema.pattern ? [`pattern: /${schema.pattern}/`] : []),
    ...(schema.format === 'uuid' ? [`pattern: ${uuid}`] : []),
    ...(schema.maxLength ? [`maxLength: ${schema.maxLength}`] : []),
  ]
}
