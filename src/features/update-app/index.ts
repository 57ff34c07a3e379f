export { keepOnDevice } from './model/offer'
export { NewVersion } from './ui/new-version'
