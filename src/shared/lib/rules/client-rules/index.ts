export { clientMistakes } from './client-mistakes'
export { tidyVatCode } from './vat-code'
