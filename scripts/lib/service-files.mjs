// @ts-check

/**
 * @typedef {object} Installation
 * @property {string} node the program of Node.js
 * @property {string} folder of RTO Desk
 * @property {string} user the account that it runs as
 * @property {string} home of that account
 */

/**
 * What starts RTO Desk together with the machine, and how to install it, as text for the terminal. Nothing is installed here.
 * @param {NodeJS.Platform} platform
 * @param {Installation} installation
 * @returns {string}
 */
export function serviceText(platform, installation) {
  switch (platform) {
    case 'win32':
      return windowsTask(installation);
    case 'darwin':
      return launchAgent(installation);
    default:
      return systemdUnit(installation);
  }
}

/** @param {Installation} installation */
function systemdUnit({ node, folder, user, home }) {
  return `# Save this as /etc/systemd/system/rto-desk.service. Then, as root:
#   systemctl daemon-reload
#   systemctl enable --now rto-desk
#   journalctl -u rto-desk -n 20

[Unit]
Description=RTO Desk
Wants=network-online.target
After=network-online.target
StartLimitIntervalSec=0

[Service]
User=${user}
WorkingDirectory=${folder.replaceAll('%', '%%')}
Environment=${quoted(`HOME=${home}`)} NODE_ENV=production
ExecStart=${quoted(node)} scripts/start.mjs
Restart=always
RestartSec=5
KillMode=mixed
TimeoutStopSec=30
LimitNOFILE=65536
NoNewPrivileges=yes

[Install]
WantedBy=multi-user.target`;
}

/** Text in systemd's double quotes. @param {string} text */
const quoted = text => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('%', '%%')}"`;

/**
 * PostgreSQL refuses an administrator's rights, so the task runs with limited ones.
 * @param {Installation} installation
 */
function windowsTask({ node, folder, user }) {
  const text = (/** @type {string} */ value) => `'${value.replaceAll("'", "''")}'`;
  const command = `/d /c ""${node}" scripts\\start.mjs >> rto-desk.log 2>&1"`;
  return `# Start RTO Desk once by start.cmd first: it shows the first admin's password, which would else stand in the log.
# Then run these lines in PowerShell as administrator. They make a task that starts RTO Desk with Windows, as ${user}, without
# an administrator's rights, before a user signs in. What it prints is in ${folder}\\rto-desk.log; with LOG_LEVEL=warn in .env
# that file stays short. Remove the task with: Unregister-ScheduledTask 'RTO Desk'

$action = New-ScheduledTaskAction -Execute 'cmd.exe' -Argument ${text(command)} -WorkingDirectory ${text(folder)}
$trigger = New-ScheduledTaskTrigger -AtStartup
$principal = New-ScheduledTaskPrincipal -UserId ${text(user)} -LogonType S4U -RunLevel Limited
$settings = New-ScheduledTaskSettingsSet -ExecutionTimeLimit ([TimeSpan]::Zero) -RestartCount 999 -RestartInterval (New-TimeSpan -Minutes 1) -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries
Register-ScheduledTask -TaskName 'RTO Desk' -Action $action -Trigger $trigger -Principal $principal -Settings $settings
Start-ScheduledTask -TaskName 'RTO Desk'`;
}

/** @param {Installation} installation */
function launchAgent({ node, folder, home }) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- Save this as ${escaped(home)}/Library/LaunchAgents/rto-desk.plist. Then: launchctl load -w ~/Library/LaunchAgents/rto-desk.plist -->
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key><string>rto-desk</string>
  <key>ProgramArguments</key>
  <array><string>${escaped(node)}</string><string>scripts/start.mjs</string></array>
  <key>WorkingDirectory</key><string>${escaped(folder)}</string>
  <key>RunAtLoad</key><true/>
  <key>KeepAlive</key><true/>
  <key>StandardOutPath</key><string>${escaped(home)}/Library/Logs/rto-desk.log</string>
  <key>StandardErrorPath</key><string>${escaped(home)}/Library/Logs/rto-desk.log</string>
</dict>
</plist>`;
}

/** @param {string} text */
const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
