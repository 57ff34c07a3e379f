export { AddressList } from './ui/address-list'
