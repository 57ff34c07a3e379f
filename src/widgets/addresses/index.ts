export { AddressDialog } from './ui/lazy-address-dialog'
export { AddressList } from './ui/address-list'
