import { Box3, CircleGeometry, Mesh, MeshLambertMaterial, Vector3 } from 'three'

/** Where somebody can be while moving, in m, for one of 1.72 m. */
export const wearerRoom = new Box3(new Vector3(-0.62, -0.02, -0.45), new Vector3(0.62, 2.02, 0.45))

/** How dark the ground is where no light of the key reaches it. */
const darkness = 0.42

// The key's light that arrives, against what it gives: three's own material for shadows is left out of the built page.
const onlyShadow = `
  float dark = 1.0 - directLight.color.r / max(directionalLights[0].color.r, 1e-4);
  gl_FragColor = vec4(vec3(0.0), clamp(dark, 0.0, 1.0) * ${darkness.toFixed(2)});
`

/** The ground that somebody stands on: only the shadow on it is seen. */
export function createFloor(): Mesh<CircleGeometry, MeshLambertMaterial> {
  const material = new MeshLambertMaterial({ transparent: true, depthWrite: false })
  material.onBeforeCompile = shader => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', onlyShadow)
  }
  material.customProgramCacheKey = () => 'floor'
  const floor = new Mesh(new CircleGeometry(3, 48).rotateX(-Math.PI / 2), material)
  floor.receiveShadow = true
  return floor
}
