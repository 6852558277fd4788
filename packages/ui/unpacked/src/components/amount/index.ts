export { Amount, type AmountProps } from './amount'
export { Count, type CountProps } from './count'
export { formatCount } from './number-marks'
