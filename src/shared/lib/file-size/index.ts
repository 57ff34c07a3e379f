export { fileSize } from './file-size'
