/** Makes a function that runs tasks one after the other, in the order of its calls. */
export function inTurn(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    // A task that fails must not stop the next one.
    last = next.catch(() => undefined)
    return next
  }
}
