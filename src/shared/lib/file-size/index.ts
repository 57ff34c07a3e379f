export { formatFileSize } from './format-file-size'
