import { resolveSchema, type Contract } from './render-operations'

/** How large a file may be, by the operation that takes it, as data: browser and backend refuse a larger one by the same number. */
export function renderUploads(contract: Contract): string {
  const rows = Object.values(contract.paths).flatMap(({ post }) => {
    const form = post?.requestBody?.content['multipart/form-data']?.schema
    const files = Object.values((form && resolveSchema(contract, form).properties) ?? {})
    return files.flatMap(({ format, maxLength }) =>
      post && format === 'binary' && maxLength !== undefined ? [`  ${post.operationId}: ${maxLength},\n`] : [],
    )
  })
  return `/** The most bytes of a file, by the operation that takes it. */\nexport const mostBytes = {\n${rows.join('')}} as const\n`
}
