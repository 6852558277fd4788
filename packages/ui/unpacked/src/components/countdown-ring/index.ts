export { CountdownRing, type CountdownRingProps } from './countdown-ring'
