// Generated from openapi/ by `npm run gen`. Change the contract, not this file.
/** Maximum bytes of a file, by operation. */
export const maxBytes = {
  uploadLogo: 300000,
  uploadAttachment: 10000000,
} as const

/** How the names of files end, by the operation that takes them. */
export const fileEndings = {
  uploadLogo: ['png', 'jpg', 'jpeg'],
  uploadAttachment: ['jpg', 'jpeg', 'png', 'webp', 'heic', 'heif', 'gif', 'tif', 'tiff', 'bmp', 'pdf', 'docx', 'xlsx', 'pptx', 'doc', 'xls', 'ppt', 'odt', 'ods', 'odp', 'rtf', 'csv', 'txt', 'eml', 'msg'],
} as const
