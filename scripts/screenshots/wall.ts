/** A page with all images, each above its name. */
export function wall(files: readonly string[]): string {
  const figures = files.map(file => {
    const name = file.replace(/\.png$/, '')
    return `<figure><a href="${file}"><img src="${file}" alt="${name}"></a><figcaption>${name}</figcaption></figure>`
  })
  return `<!doctype html>
<meta charset="utf-8">
<title>Kitloom, screen by screen</title>
<style>
  body { margin: 24px; font: 14px system-ui; background: #f4f1ea; color: #2a2620 }
  body { display: flex; flex-wrap: wrap; gap: 20px; align-items: start }
  figure { margin: 0 }
  img { display: block; height: 300px; border-radius: 6px; box-shadow: 0 1px 6px rgb(0 0 0 / 0.2) }
  figcaption { padding-block: 6px }
</style>
${figures.join('\n')}
`
}
