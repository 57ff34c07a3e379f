export { registerServiceWorker } from './model/pending-update'
export { NewVersion } from './ui/new-version'
