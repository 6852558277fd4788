import { serveSandbox } from './serve'

serveSandbox(self)
