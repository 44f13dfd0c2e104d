/** Exits with a message when this Node is too old for the packages. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const fits = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
  if (fits) return
  console.error(`Kitloom needs Node 20.19 or 22.12 and newer; this is ${process.versions.node}. Get one at nodejs.org.`)
  process.exit(1)
}
