/**
 * Turns off the AWS SDK's warning about Node 20 in this process. SECURITY.md says until when Node 20 is supported.
 * Import it before a client is created.
 */
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
