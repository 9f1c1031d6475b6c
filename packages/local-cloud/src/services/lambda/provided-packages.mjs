// Hooks of Node's module loader: https://nodejs.org/api/module.html#customization-hooks
let providedFrom;

/** `folder`: where to look for packages that a function does not contain. */
export function initialize({ folder }) {
  providedFrom = `${folder}/function.mjs`;
}

/** AWS Lambda provides its SDK to all functions. Here, the project that runs the local cloud has to install it. */
export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!/^@(aws-sdk|smithy)\//.test(specifier)) throw error;
    return await next(specifier, { ...context, parentURL: providedFrom });
  }
}
