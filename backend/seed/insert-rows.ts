export { insertRows } from '../db/insert-rows'
