export { dropPhoto, keepPhoto, keptPhoto, type KeptPhoto } from './photo-store'
