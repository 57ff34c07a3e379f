export { downscale } from './downscale'
