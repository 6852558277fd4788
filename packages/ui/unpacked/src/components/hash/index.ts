export { AddressText, type AddressTextProps } from './address-text'
export { Hash, type HashProps } from './hash'
export { shortenHash, type HashForm } from './cuts'
