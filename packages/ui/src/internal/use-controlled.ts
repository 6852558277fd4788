import { useState } from 'react'

/**
 * Returns a component's value and a function that requests another one. The parent owns the value if
 * it passes one; otherwise, the component does.
 */
export function useControlled<Value, Details extends unknown[]>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value, ...details: Details) => void) | undefined,
): [value: Value, request: (value: Value, ...details: Details) => void] {
  const [own, setOwn] = useState(initial)
  const request = (value: Value, ...details: Details) => {
    setOwn(value)
    onChange?.(value, ...details)
  }
  return [given ?? own, request]
}
