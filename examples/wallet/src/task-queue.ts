/** Returns a function that runs tasks one after another, in call order. */
export function createTaskQueue(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (task) => {
    const next = last.then(task)
    // A failed task must not stop the next one.
    last = next.catch(() => undefined)
    return next
  }
}
