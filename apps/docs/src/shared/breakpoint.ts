/**
 * Where the layout changes from a phone's to a desktop's; the width is that of `@mcm/ui`. Style
 * sheets write `@media (--narrow)`, which the build replaces.
 */
export const NARROW = '(max-width: 768px)'
