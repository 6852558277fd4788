/** A pencil, like the design system's icons. Those load with every page, and this one doesn't. */
export function IconEdit() {
  return (
    <svg
      viewBox="0 0 16 16"
      width={14}
      height={14}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m2.5 13.5.8-3.3 7.6-7.7 2.6 2.6-7.7 7.6-3.3.8ZM8.8 4.6l2.6 2.6" />
    </svg>
  )
}
