export { Seal, type SealProps, type SealState } from './seal'
