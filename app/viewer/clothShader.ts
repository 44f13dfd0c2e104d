import { studioLightGlsl } from './studioLight.ts'

/** Before `main` of the vertex shader. Vertex colours carry bent normals: which way is open, and how much. */
export const vertexHead = `
  varying vec3 vBent;
`

export const readBentNormal = `
  vBent = normalMatrix * ((color.rgb * (255.0 / 252.0) - 0.5) * 2.0);
`

/** On somebody who moves, cloth takes its light along. */
export const carryBentNormal = `
  #include <skinnormal_vertex>
  #ifdef USE_SKINNING
    vBent = normalMatrix * (mat3(skinMatrix) * ((color.rgb * (255.0 / 252.0) - 0.5) * 2.0));
  #endif
`

/** Before `main` of the fragment shader. */
export const fragmentHead = `
  varying vec3 vBent;
  uniform sampler2D fabricMap;
  uniform sampler2D creaseMap;
  uniform vec2 fabricRepeat;
  uniform float fabricRelief;
  // Features of the fabric in a tile, sheen, and fibres that stand up.
  uniform vec3 fabricSurface;
  uniform float rib;
  vec4 crease;
  ${studioLightGlsl}
`

// Sublimation prints one side: the inside of the cloth is nearly white, and the print shows through a little. Rib is
// dyed through.
export const colourOfSide = `
  crease = texture2D(creaseMap, vMapUv);
  if (!gl_FrontFacing && rib < 0.5) {
    float grey = dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722));
    diffuseColor.rgb = mix(vec3(0.62), mix(vec3(grey), diffuseColor.rgb, 0.8), 0.45);
    // Neck tape up to the half, and beyond it the white of the size label.
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.05), min(1.0, crease.a * 2.0));
    diffuseColor.rgb = mix(diffuseColor.rgb, vec3(0.92), clamp(crease.a * 2.0 - 1.02, 0.0, 1.0));
  }
`

// Slopes of the yarn and of the creases are added before the normal is tilted, once, in the frame of the panel.
// Whatever is finer than two pixels is left to its mean, or it would shimmer.
export const tiltNormal = `
  vec2 slope = crease.rg * 2.0 - 1.0;
  vec2 tile = vMapUv * fabricRepeat;
  vec2 featuresInPixel = fwidth(tile) * fabricSurface.x;
  float fabricSeen = 1.0 - smoothstep(0.3, 0.7, max(featuresInPixel.x, featuresInPixel.y));
  vec3 cloth = texture2D(fabricMap, tile).rgb;
  vec2 yarn = (cloth.rg * 2.0 - 1.0) * fabricSeen;
  if (rib > 0.5) {
    float wale = tile.x * RIB_WALES_OF_TILE;
    float seen = 1.0 - smoothstep(0.25, 0.6, fwidth(wale));
    slope.x += sin(wale * 6.2831853) * 0.75 * seen;
    slope += yarn * fabricRelief * 0.4;
    crease.b *= 1.0 - 0.3 * seen * smoothstep(0.1, 0.9, 0.5 - 0.5 * cos(wale * 6.2831853));
  } else {
    slope += yarn * fabricRelief;
    crease.b *= mix(1.0, cloth.b, fabricSeen);
  }
  vec3 viewX = dFdx(-vViewPosition);
  vec3 viewY = dFdy(-vViewPosition);
  vec2 panelX = dFdx(vMapUv);
  vec2 panelY = dFdy(vMapUv);
  vec3 acrossY = cross(viewY, normal);
  vec3 acrossX = cross(normal, viewX);
  vec3 tangent = acrossY * panelX.x + acrossX * panelY.x;
  vec3 bitangent = acrossY * panelX.y + acrossX * panelY.y;
  float longest = max(dot(tangent, tangent), dot(bitangent, bitangent));
  float unit = longest == 0.0 ? 0.0 : inversesqrt(longest);
  normal = normalize(normal + (tangent * slope.x + bitangent * slope.y) * unit);
`

export const beforeLights = `
  // Even between arm and body a little light comes through the cloth.
  float open = clamp(length(vBent) * 1.04, 0.34, 1.0);
  vec3 bent = vBent / max(open, 1e-3);
  float inside = gl_FrontFacing ? 0.0 : 1.0;
  float cavity = 0.35 + 0.65 * crease.b;
`

// Fibres that stand up catch the strips behind (fuzz), and polyester shines only where it mirrors more than the front
// gets (sheen): a picked colour stays that colour, dark ones included.
export const afterLights = `
  {
    vec3 albedo = diffuseColor.rgb;
    vec3 around = studioLight(toStudio(normalize(mix(normal, bent, 0.35 * (1.0 - open) * (1.0 - inside)))));
    float reached = open * open * (1.5 - 0.5 * open) * cavity * mix(1.0, 0.55, inside);
    // Light that fell on cloth goes on in its colour, so that folds of red cloth stay red.
    vec3 bounced = reached / (1.0 - 0.6 * albedo * (1.0 - reached));
    reflectedLight.indirectDiffuse = around * albedo * bounced;
    float seesKey = clamp(dot(bent, directLight.direction) * 1.6 + 0.75, 0.0, 1.0);
    reflectedLight.directDiffuse *= cavity * mix(1.0, seesKey, 0.85 * (1.0 - inside));
    float edge = 1.0 - clamp(dot(normal, geometryViewDir), 0.0, 1.0);
    float fuzz = edge * edge * edge * 0.3 * fabricSurface.z * open * (1.0 - inside);
    totalEmissiveRadiance += around * mix(vec3(0.5), albedo, 0.6) * fuzz;
    vec3 mirrored = studioLight(toStudio(reflect(-geometryViewDir, normal)));
    totalEmissiveRadiance += max(vec3(0.0), mirrored - 0.62) * (0.14 * fabricSurface.y * open * (1.0 - inside));
  }
`

// A tone map for whole images would shift the colour somebody picked. Up to `knee` light is left as it is; what is
// brighter is scaled as a whole, so that it keeps its hue and never burns out.
export const softHighlights = `
  const float knee = 0.9;
  float peak = max(gl_FragColor.r, max(gl_FragColor.g, gl_FragColor.b));
  if (peak > knee) {
    float over = (peak - knee) / (1.0 - knee);
    gl_FragColor.rgb *= (knee + (1.0 - knee) * (1.0 - exp(-over))) / peak;
  }
`
