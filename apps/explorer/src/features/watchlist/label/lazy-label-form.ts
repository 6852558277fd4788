import { lazyPart } from '../../../shared/lazy-part/lazy-part'

/** Loaded lazily: few visits label an address. */
export const LabelForm = lazyPart(() => import('./label-form'))
