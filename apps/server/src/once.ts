/** Makes a thing once for each owner, such as a prepared query for each database. It lasts as long as its owner. */
export const onceFor = <Owner extends object, Thing>(make: (owner: Owner) => Thing): ((owner: Owner) => Thing) => {
  const made = new WeakMap<Owner, Thing>()
  return (owner) => {
    const known = made.get(owner)
    if (known !== undefined) return known
    const thing = make(owner)
    made.set(owner, thing)
    return thing
  }
}
